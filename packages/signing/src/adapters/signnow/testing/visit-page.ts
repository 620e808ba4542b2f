/** What a signer does on SignNow's page, without a browser. Resolves to where SignNow leads. */
export async function signAtSignNow(link: string): Promise<string> {
  return submit(link, 'sign', await openPage(link))
}

export async function declineAtSignNow(link: string, reason: string): Promise<string> {
  await openPage(link)
  return submit(link, 'decline', new URLSearchParams({ reason }))
}

/** All required texts of the page, filled in. */
export async function openPage(link: string): Promise<URLSearchParams> {
  const page = await fetch(link)
  if (!page.ok) {
    throw new Error(`SignNow’s page answered ${page.status}: ${await page.text()}`)
  }
  const names = [...(await page.text()).matchAll(/name="(field:[^"]+)" required/g)]
  return new URLSearchParams(
    names.map(([, name = '']): [string, string] => [unescape(name), 'Yes']),
  )
}

export async function submit(
  link: string,
  action: 'sign' | 'decline' | 'close',
  form: URLSearchParams,
): Promise<string> {
  const { origin, searchParams } = new URL(link)
  const session = searchParams.get('access_token') ?? ''
  const answer = await fetch(`${origin}/webapp/session/${session}/${action}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  const location = answer.headers.get('location')
  if (!location) {
    throw new Error(`SignNow’s page answered ${answer.status}: ${await answer.text()}`)
  }
  return location
}

function unescape(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
