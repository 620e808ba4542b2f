import { findDocument } from './fake-documents.ts'
import type { FakeSigner, FakeState } from './fake-state.ts'

/** The page that SignNow shows in the frame, with a form for each way out of it. */
export function renderSigningPage(
  state: FakeState,
  { signer, secret }: { signer: FakeSigner; secret: string },
): string {
  const documents = signer.documents.map(({ id, role }) => {
    const { fileName, fields } = findDocument(state, id)
    const own = fields.filter((field) => field.role === role)
    const inputs = own
      .filter(({ type, lock_to_sign_date: locked }) => type === 'text' && !locked)
      .map(
        ({ name, label, required }) =>
          `<label>${escape(label)} <input name="field:${escape(name)}" ${required ? 'required' : ''}></label>`,
      )
    const marks = own.filter(({ type }) => type === 'signature' || type === 'initials').length
    return `<li>${escape(fileName)}: ${marks} places to sign ${inputs.join('')}</li>`
  })
  const action = (name: string) => `/webapp/session/${secret}/${name}`

  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>SignNow</title>
<style>body{font:16px sans-serif;margin:1rem;max-width:40rem}label{display:block;margin:.5rem 0}
button{font:inherit;padding:.75rem 1rem;margin:.25rem 0}form{margin:1rem 0}</style></head><body>
<h1>SignNow</h1><p>Signing as ${escape(signer.name)} (${escape(signer.email)})</p>
<form method="post" action="${action('sign')}"><ul>${documents.join('')}</ul>
<button>Sign all documents</button></form>
<form method="post" action="${action('decline')}">
<label>Reason <input name="reason" required></label><button>Decline to sign</button></form>
<form method="post" action="${action('close')}"><button>Save and finish later</button></form>
</body></html>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
