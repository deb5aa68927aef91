# A bot that plays a whole game at random: python3 bot.py http://127.0.0.1:1962 '{"game": "days", "computer": "cadet"}'
import json, random, sys, time, urllib.request as web
jar = web.build_opener(web.HTTPCookieProcessor())
def ask(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return json.load(jar.open(web.Request(sys.argv[1] + "/api/v1" + path, data, {"content-type": "application/json"}, method=method)))
ask("POST", "/me", {"name": None})
table = "/tables/" + ask("POST", "/tables", json.loads(sys.argv[2]))["id"]
seen = ask("POST", table + "/seat", {})
while seen["standing"]["table"]["stage"] != "over": seen = ask("POST", table + "/say", {"say": "play", "seq": seen["standing"]["seq"], "action": random.choice(seen["choices"])}) if seen["choices"] else time.sleep(0.05) or ask("GET", table)
print(table.split("/")[-1])
