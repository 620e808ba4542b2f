import type { FakeSession, Ledger } from './ledger.ts'

/** Plays Stripe's page: what a person does on it leads back to the shop. */
export function answerPage(
  ledger: Ledger,
  { method, path }: { method: string; path: string },
): Page {
  const [, id = '', action] = /^\/c\/pay\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
  if (!ledger.sessions.has(id)) {
    return { status: 404, headers: html, body: missingPage }
  }
  const session = ledger.session(id)
  if (method === 'GET') {
    return { status: 200, headers: html, body: pageOf(session) }
  }

  const act = action === undefined ? undefined : actions[action]
  if (!act) {
    return redirect(session.cancel_url)
  }

  return session.status === 'open' ? act(ledger, session) : redirect(`/c/pay/${id}`)
}

const actions: Record<string, (ledger: Ledger, session: FakeSession) => Page> = {
  card: (ledger, { id, success_url }) => {
    ledger.payByCard(id)
    return redirect(success_url)
  },
  bank: (ledger, { id, success_url }) => {
    ledger.payByBank(id)
    return redirect(success_url)
  },
  decline: (ledger, { id }) => {
    ledger.decline(id)
    return redirect(`/c/pay/${id}?declined`)
  },
}

interface Page {
  status: number
  headers: Record<string, string>
  body: string
}

function redirect(location: string): Page {
  return { status: 303, headers: { location }, body: '' }
}

const html = { 'content-type': 'text/html' }

const missingPage =
  '<!doctype html><html lang="en"><title>Checkout</title><body><p>There is no such page.</p></body></html>'

function pageOf({ id, status, amount_total, cancel_url }: FakeSession): string {
  const amount = `$${(amount_total / 100).toFixed(2)}`
  const button = (action: string, label: string) =>
    `<form method="post" action="/c/pay/${id}/${action}"><button>${label}</button></form>`

  return `<!doctype html><html lang="en"><title>Checkout</title><body>
    <h1>Pay ${amount}</h1>
    ${
      status === 'open'
        ? [
            button('card', `Pay ${amount} by card`),
            button('bank', 'Pay from a bank account'),
            button('decline', 'Use a card that is declined'),
          ].join('')
        : '<p>This page is no longer open.</p>'
    }
    <a href="${cancel_url.replaceAll('&', '&amp;')}">Back to the shop</a>
  </body></html>`
}
