import { createMember, signInAs } from '../e2e/support/member.ts'
import { withBrowser, withPage } from './browser.ts'
import { kilobytes, weighPage } from '../e2e/support/page-weight.ts'
import { createTable } from './table.ts'

/** The landlord's pages, with an empty cache. The resident's pages are in `room-load.ts`. */
export async function measurePages(baseUrl: string): Promise<void> {
  const table = createTable('What a landlord’s page loads', ['scripts, gzipped', 'requests'])
  const member = await createMember()
  for (const [what, path, signedIn] of [
    ['login page', '/login', false],
    ['dashboard', '/legal-forms', true],
    ['first step to a packet', '/legal-forms/select-property', true],
  ] as const) {
    const { scripts, requests } = await withBrowser((browser) =>
      withPage(browser, { device: 'desktop' }, async (page) => {
        if (signedIn) {
          await signInAs(page.context(), member)
        }
        return weighPage(page, { url: `${baseUrl}${path}`, selector: 'h1' })
      }),
    )
    table.row(what, kilobytes(scripts), String(requests))
  }
}
