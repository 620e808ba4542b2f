import { Link } from 'react-router'
import { GuidePage } from '../../features/help/guide-page.tsx'
import { ownerGuide } from '../../features/help/owner-guide.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

export function Component() {
  return (
    <GuidePage
      guide={ownerGuide}
      tools={<Link to={paths.residentHelp}>For residents: how signing works</Link>}
    >
      <p>
        <ButtonLink kind="primary" to={paths.legalForms}>
          Go to legal forms
        </ButtonLink>
      </p>
    </GuidePage>
  )
}
