/** Works without JavaScript. */
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
    <form method="post" novalidate>
      <label for="email">Email</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(email)}"${isWrong ? '' : ' autofocus'}>
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required${described}>
      ${message}
      <button type="submit">Sign in</button>
    </form>
    <p class="note">This is the demo membership that comes with Countersign. The members are owner@example.com and agent@example.com.</p>`,
  )
}

export const expiredPage = renderPage(
  'Login expired',
  `<h1>This login has expired</h1>
    <p>It took too long, is already finished, or was started in another browser.</p>
    <p><a class="button" href="/login">Log in again</a></p>`,
)

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
    ${body}
    </main>
  </body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.slice(0, 300).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
