/** As in the app's `Logo`. */
const logo = `<p class="logo">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="#0b5460" />
        <path d="M7 20.5c3.2-9.5 6.6-11 6.6-7.2 0 3-3.4 7.7-1.4 7.7 1.7 0 2.6-3 4.4-3 1.6 0 .9 2.6 2.7 2.6 1.5 0 2.3-1.6 5.7-1.6" fill="none" stroke="#fff" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round" />
        <path d="M7 25h18" stroke="#fff" stroke-opacity="0.6" stroke-width="1.4" />
      </svg>
      Countersign membership
    </p>`

export function loginPage({
  email,
  isWrong = false,
}: {
  email: string
  isWrong?: boolean
}): string {
  const message = isWrong
    ? '<p class="error" id="password-error">The email or password is wrong. Check both and try again.</p>'
    : ''
  const described = isWrong
    ? ' aria-invalid="true" aria-describedby="password-error" autofocus'
    : ''

  return renderPage(
    isWrong ? 'Error: Sign in' : 'Sign in',
    `<h1>Sign in with your membership</h1>
    <p class="lead">You'll return to Countersign after signing in.</p>
    <form method="post" novalidate>
      <label for="email">Email</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(email)}"${isWrong ? '' : ' autofocus'}>
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required${described}>
      ${message}
      <button type="submit">Sign in</button>
    </form>
    <p class="note">This is the demo membership that comes with Countersign. Its members are owner@example.com, agent@example.com and, of the association’s staff, staff@example.com.</p>`,
  )
}

export const expiredPage = renderPage(
  'Login expired',
  `<h1>This login has expired</h1>
    <p class="lead">It took too long, is already finished, or was started in another browser.</p>
    <p><a class="button" href="/login">Log in again</a></p>`,
)

/** For what the provider itself refuses, such as a login that was not started by Countersign. */
export function errorPage(error: string): string {
  return renderPage(
    'Login failed',
    `<h1>This login could not be completed</h1>
    <p class="lead">Go back to Countersign and log in again. If it happens again, tell the people who run this site: ${escapeHtml(error)}.</p>
    <p><a class="button" href="/login">Log in again</a></p>`,
  )
}

function renderPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Membership</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/oidc/login.css">
  </head>
  <body>
    <main>
    ${logo}
    ${body}
    </main>
  </body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.slice(0, 300).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
