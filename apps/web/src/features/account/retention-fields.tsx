import { clsx } from 'clsx'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import { useMay } from '../../lib/own-office.tsx'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import spaceStyles from '../../ui/space.module.css'
import type { AccountDraft } from './account-draft.ts'
import textStyles from '../../ui/text.module.css'
import formStyles from '../../ui/form-layout.module.css'

interface RetentionFieldsProps {
  /** Null: packets are kept forever anyway. */
  keptDays: number | null | undefined
}

export function RetentionFields({ keptDays }: RetentionFieldsProps) {
  const { register } = useFormContext<AccountDraft>()
  if (!useMay('manage')) {
    return null
  }

  return (
    <Card>
      <h2 className={clsx(textStyles.title, spaceStyles.bottom4)}>Personal data</h2>
      <div className={formStyles.fields}>
        <Checkbox
          {...register('keepPackets')}
          label="Keep my packets forever"
          description={describe(keptDays)}
        />
        <p className={formStyles.help}>
          Does a resident ask what you keep about them?{' '}
          <Link to={paths.personalData}>Look it up</Link>
        </p>
      </div>
    </Card>
  )
}

function describe(keptDays: number | null | undefined): string {
  const rule = keptDays
    ? `Otherwise a signed packet is deleted ${formatDays(keptDays)} after it and its lease ended, and one that came to nothing earlier. `
    : ''

  return `${rule}Choose it while a claim is open, or a lease continues month to month.`
}

function formatDays(days: number): string {
  const years = Math.round(days / 365.25)

  return days < 365 ? `${days} days` : years === 1 ? 'a year' : `${years} years`
}
