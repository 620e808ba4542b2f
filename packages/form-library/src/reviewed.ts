/** An attorney’s review of a text as it stands. A changed text is not reviewed any more. */
export interface Review {
  by: string
  /** `YYYY-MM-DD`. */
  on: string
}

export function describeReview(review: Review | undefined): string {
  return review ? `reviewed by ${review.by} on ${review.on}` : 'not reviewed by an attorney'
}
