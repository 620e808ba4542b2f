import { clsx } from 'clsx'
import { useFormContext, useWatch } from 'react-hook-form'
import type { PropertyDraft } from './property-draft.ts'
import styles from './property-form.module.css'
import { statesOfZip } from './states-of-zip.ts'
import textStyles from '../../ui/text.module.css'

/** The forms follow the state, so a ZIP code of another one is worth a look. */
export function ZipNote() {
  const { control } = useFormContext<PropertyDraft>()
  const [zip = '', state = ''] = useWatch({ control, name: ['address.zip', 'address.state'] })
  const states: readonly string[] = statesOfZip(zip)
  const differs = state !== '' && zip.length === 5 && !states.includes(state)

  return (
    <p role="status" className={clsx(textStyles.soft, styles.zipNote)}>
      {differs && describe(zip, states)}
    </p>
  )
}

function describe(zip: string, states: readonly string[]): string {
  const where = states.length > 0 ? `in ${states.join(' or ')}` : 'not in a state or territory'

  return `ZIP ${zip} is ${where}. Check the state and the ZIP: the forms follow the law of the state.`
}
