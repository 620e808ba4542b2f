/** What the `error` of the membership's redirect means (OAuth 2.0, 4.1.2.1; OpenID Connect, 3.1.2.6). */
export function explainReturnedError(error: string | null): string {
  return explanations.get(error ?? '') ?? 'The login was not completed. Please try again.'
}

const outage = 'The membership has a problem right now. Try again in a minute.'
const wrongSetting =
  'Logging in does not work right now because of a setting of this site. Please tell the people who run it.'

const explanations = new Map([
  ['access_denied', 'The login was canceled. You can log in whenever you are ready.'],
  ['temporarily_unavailable', outage],
  ['server_error', outage],
  ['unauthorized_client', wrongSetting],
  ['unsupported_response_type', wrongSetting],
  ['invalid_scope', wrongSetting],
  ['invalid_request', wrongSetting],
])
