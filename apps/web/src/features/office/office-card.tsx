import { clsx } from 'clsx'
import type { User } from '@countersign/contract/schemas/users'
import { hasRight } from '@countersign/contract/rules/offices'
import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../lib/problem-messages.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import pageStyles from '../../ui/page.module.css'
import spaceStyles from '../../ui/space.module.css'
import textStyles from '../../ui/text.module.css'
import { chooseOfficeMutation } from './office-queries.ts'
import { roleNames, roleWords } from './office-roles.ts'
import flexStyles from '../../ui/flex.module.css'

interface OfficeCardProps {
  user: Pick<User, 'office' | 'otherOffices'>
  /** What was loaded or begun belongs to the office before. */
  onChosen: () => void
}

/** In the account: where the member works. One who is alone sees only how to invite somebody. */
export function OfficeCard({ user: { office, otherOffices = [] }, onChosen }: OfficeCardProps) {
  const choosing = useMutation(chooseOfficeMutation)
  if (!office) {
    return (
      <p className={clsx(pageStyles.column, spaceStyles.top4)}>
        <ButtonLink kind="quiet" to={paths.office}>
          Invite somebody to your office
        </ButtonLink>
      </p>
    )
  }

  return (
    <Card className={clsx(pageStyles.column, spaceStyles.top5, flexStyles.column4)}>
      <h2 className={textStyles.title}>Office</h2>
      <p>
        You work in the office of <strong>{office.name}</strong> as{' '}
        {roleNames[office.role].toLowerCase()}.
      </p>
      <p className={textStyles.soft}>{roleWords[office.role]}</p>
      {choosing.error && (
        <Notice tone="red" role="alert">
          {errorMessage(choosing.error)}
        </Notice>
      )}
      <div className={flexStyles.wrap2}>
        {hasRight(office.role, 'manage') && (
          <ButtonLink to={paths.office}>People of the office</ButtonLink>
        )}
        {otherOffices.map(({ _id, name }) => (
          <Button
            key={_id}
            busy={choosing.isPending && choosing.variables === _id}
            busyLabel="Changing…"
            onClick={() => choosing.mutate(_id, { onSuccess: onChosen })}
          >
            Work in the office of {name}
          </Button>
        ))}
      </div>
    </Card>
  )
}
