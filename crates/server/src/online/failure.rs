//! Reasons as answers: one status for each.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use online::{Problem, Reason};
use store::StoreError;

/// Why a request was not carried out.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) Reason);

/// What a request comes to.
pub(crate) type Done<T> = Result<T, Failure>;

impl From<Reason> for Failure {
    fn from(reason: Reason) -> Self {
        Failure(reason)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        tracing::warn!(%error, "the store does not answer");
        Failure(Reason::Unavailable)
    }
}

/// The status of a reason.
pub(crate) const fn status(reason: &Reason) -> StatusCode {
    match reason {
        Reason::Unreadable { .. } => StatusCode::BAD_REQUEST,
        Reason::Unknown => StatusCode::UNAUTHORIZED,
        Reason::NotYourSeat | Reason::NeedsName { .. } | Reason::Origin | Reason::NotYet => StatusCode::FORBIDDEN,
        Reason::NoSuch { .. } => StatusCode::NOT_FOUND,
        Reason::TooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        Reason::Illegal | Reason::BadName | Reason::BadOptions { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        Reason::TooFast { .. } | Reason::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
        Reason::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Reason::Stale { .. }
        | Reason::NotYourTurn
        | Reason::GameOver
        | Reason::NotBegun
        | Reason::NothingToTakeBack
        | Reason::NoNextGame
        | Reason::NoOffer
        | Reason::OfferMade
        | Reason::ClockRuns
        | Reason::SeatTaken
        | Reason::NameTaken => StatusCode::CONFLICT,
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = status(&self.0);
        let mut response = (status, Json(Problem::from(self.0))).into_response();
        if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
