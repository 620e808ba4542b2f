import { paths } from '../lib/paths.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Logo } from '../ui/logo.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { PrimaryBar } from '../ui/primary-bar.tsx'
import pageStyles from '../ui/page.module.css'

export function Component() {
  return (
    <main id="main" tabIndex={-1} data-focus-quietly className={pageStyles.narrow}>
      <Logo />
      <PageTitle>Page not found</PageTitle>
      <Notice>
        The address may have been mistyped, or the page has moved. If you were sent a link to sign,
        check that you copied all of it.
      </Notice>
      <PrimaryBar>
        <ButtonLink kind="primary" to={paths.legalForms}>
          Go to legal forms
        </ButtonLink>
      </PrimaryBar>
    </main>
  )
}
