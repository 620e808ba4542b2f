import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { PropertyDraft } from './property-draft.ts'
import styles from './property-form.module.css'
import textStyles from '../../ui/text.module.css'

/** The forms follow the state, so a ZIP code of another one is worth a look. */
export function ZipNote() {
  const { control } = useFormContext<PropertyDraft>()
  const [zip = '', state = ''] = useWatch({ control, name: ['address.zip', 'address.state'] })
  const states = useStatesOfZip(zip)
  const differs = state !== '' && states !== undefined && !states.some((each) => each === state)

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

/** `undefined` until the ZIP is complete and the list is loaded. */
function useStatesOfZip(zip: string): readonly string[] | undefined {
  const [found, setFound] = useState<{ zip: string; states: readonly string[] }>()
  useEffect(() => {
    if (zip.length === 5) {
      void import('./states-of-zip.ts').then(
        ({ statesOfZip }) => setFound({ zip, states: statesOfZip(zip) }),
        // Without the list there is no note.
        () => undefined,
      )
    }
  }, [zip])

  return found?.zip === zip ? found.states : undefined
}
