import { clsx } from 'clsx'
import type { ApplicationLink, Applications } from '@countersign/contract/schemas/applications'
import type { Property } from '@countersign/contract/schemas/properties'
import { applicationLimits } from '@countersign/contract/rules/application-limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import {
  endLink,
  makeLink,
  nameOfHome,
  refreshApplications,
  type HomeKey,
} from './application-queries.ts'
import linkStyles from '../../../ui/link-box.module.css'
import styles from './applicants.module.css'
import textStyles from '../../../ui/text.module.css'
import flexStyles from '../../../ui/flex.module.css'

interface ApplicationLinksProps {
  home: HomeKey
  units: Property['units']
  links: Applications['links']
  linkFor: (code: string) => string
}

export function ApplicationLinks({ home, units, links, linkFor }: ApplicationLinksProps) {
  const [ending, setEnding] = useState<ApplicationLink>()

  return (
    <div className={flexStyles.column3}>
      <p className={textStyles.hint}>
        Put this link in your advertisement. People who want to apply leave their name and email
        there. You see them here, and decide who gets the application.
      </p>
      {links.length > 0 && (
        <ul className={clsx(flexStyles.column3, styles.list)} aria-label="Links for applicants">
          {links.map((link) => (
            <li key={link._id}>
              <h3 className={textStyles.label}>{nameOfHome(units, link.unitId)}</h3>
              <div className={clsx(flexStyles.wrap2, linkStyles.links)}>
                <a href={linkFor(link.code)} target="_blank" rel="noreferrer">
                  {linkFor(link.code)}
                  <VisuallyHidden>, opens in a new tab</VisuallyHidden>
                </a>
                <CopyButton
                  text={linkFor(link.code)}
                  subject={`link for applicants, ${nameOfHome(units, link.unitId)}`}
                />
                <Button kind="quiet" onClick={() => setEnding(link)}>
                  End link
                  <VisuallyHidden>, {nameOfHome(units, link.unitId)}</VisuallyHidden>
                </Button>
              </div>
              <ManyUnconfirmed link={link} />
            </li>
          ))}
        </ul>
      )}
      <NewLink home={home} units={units} links={links} />
      {ending && <EndDialog home={home} link={ending} onClose={() => setEnding(undefined)} />}
    </div>
  )
}

/** What strangers do with the link, who enter addresses that are not theirs. */
function ManyUnconfirmed({ link: { unconfirmedToday } }: { link: Applications['links'][number] }) {
  if (unconfirmedToday < applicationLimits.manyUnconfirmed) {
    return null
  }

  return (
    <Notice tone="amber" title={`${unconfirmedToday} requests in 24 hours that nobody confirmed`}>
      <p>
        Somebody may be entering other people’s email addresses. Applicants still get through, but
        the email that asks them to confirm can take up to half an hour. It comes from Countersign,
        not from you.
      </p>
      <p>
        If it continues, end this link, make a new one, and change it in your advertisement. The
        people below stay, and whoever opens the old link reads that it takes no more requests.
      </p>
    </Notice>
  )
}

function NewLink({ home, units, links }: Omit<ApplicationLinksProps, 'linkFor'>) {
  const client = useQueryClient()
  const free = [null, ...units.map(({ _id }) => _id)].filter(
    (unitId) => !links.some((link) => link.unitId === unitId),
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const unitId = free.includes(chosen) ? chosen : (free[0] ?? null)
  const making = useSingleMutation({
    mutationFn: () => makeLink(home, units.length === 1 ? null : unitId),
    onSuccess: () => refreshApplications(client, home),
  })
  // With one unit, its link and that of the property would be for the same home.
  if (free.length === 0 || (units.length === 1 && links.length > 0)) {
    return null
  }

  return (
    <div className={flexStyles.row23}>
      {units.length > 1 && (
        <Select
          className={styles.choice}
          label="For"
          value={unitId ?? ''}
          options={free.map((id) => ({ value: id ?? '', label: nameOfHome(units, id) }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value || null)}
        />
      )}
      <Button busy={making.isPending} busyLabel="Making a link…" onClick={() => making.mutate()}>
        Make a link for applicants
      </Button>
      <FieldError>{making.isError ? errorMessage(making.error) : undefined}</FieldError>
    </div>
  )
}

interface EndDialogProps {
  home: HomeKey
  link: ApplicationLink
  onClose: () => void
}

function EndDialog({ home, link, onClose }: EndDialogProps) {
  const client = useQueryClient()
  const ending = useSingleMutation({
    mutationFn: () => endLink(home, link._id),
    onSuccess: async () => {
      await refreshApplications(client, home)
      onClose()
    },
  })

  return (
    <ConfirmDialog
      title="End this link?"
      confirm="End link"
      busyLabel="Ending…"
      kind="danger"
      busy={ending.isPending}
      error={ending.error}
      failedTitle="The link was not ended."
      onConfirm={() => ending.mutate()}
      onClose={onClose}
    >
      <p>
        Whoever opens it then reads that it takes no more requests. The people below stay. A new
        link has another address: change it in your advertisement too.
      </p>
    </ConfirmDialog>
  )
}
