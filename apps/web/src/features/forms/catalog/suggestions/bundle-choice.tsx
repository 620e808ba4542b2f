import type { Form, FormBundle } from '@countersign/contract'
import { appliesIn, isSignable } from '@countersign/contract/calls'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import styles from './bundle-choice.module.css'
import { formBundlesQuery } from '../form-queries.ts'

interface BundleChoiceProps {
  /** The bundle whose contents are shown. */
  chosenId: string | undefined
  /** Of the home, once it is chosen: other states’ own forms are left out. */
  state?: string | undefined
  isChosen: (formId: string) => boolean
  /** Why a form cannot be chosen for these signers, as a sentence. */
  unavailableReason: (form: Form) => string | undefined
  onChoose: (bundleId: string, signable: Form[]) => void
  printPath: (formId: string) => string
  onHide: () => void
}

/**
 * Suggested bundles: a button adds the forms that are signed online and lists why each form is
 * included.
 */
export function BundleChoice(props: BundleChoiceProps) {
  const { data } = useQuery(formBundlesQuery)
  if (!data) {
    return <div className={styles.placeholder} aria-hidden="true" />
  }

  const known = new Map(data.forms.map((form) => [form._id, form]))
  const chosen = data.bundles.find(({ _id }) => _id === props.chosenId)
  return (
    <section className={styles.bundles} aria-labelledby="bundles-title">
      <h2 id="bundles-title" className={styles.title}>
        Start from a bundle
      </h2>
      <ul className={styles.row}>
        {data.bundles.map((bundle) => (
          <li key={bundle._id}>
            <Button
              title={bundle.useWhen}
              onClick={() =>
                props.onChoose(bundle._id, signableForms(bundle, known, props.unavailableReason))
              }
            >
              {bundle.title}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && <Contents {...props} bundle={chosen} known={known} />}
    </section>
  )
}

type Known = ReadonlyMap<string, Form>

function Contents({
  bundle,
  state,
  known,
  isChosen,
  unavailableReason,
  printPath,
  onHide,
}: BundleChoiceProps & { bundle: FormBundle; known: Known }) {
  return (
    <div className={styles.contents}>
      <p role="status">
        <strong>{bundle.title}.</strong> {bundle.useWhen}
      </p>
      <ol className={styles.forms}>
        {bundle.forms.map(({ formId, why }) => {
          const form = known.get(formId)
          return (
            form &&
            appliesIn(form, state) && (
              <li key={formId}>
                <strong>{form.title}</strong>
                {` · ${bundleFormStatus(form, isChosen(formId), unavailableReason(form))}`}
                {!isSignable(form.deliveryClass) && (
                  <>
                    {' · '}
                    <Link to={printPath(formId)}>
                      Fill and print <VisuallyHidden>{form.title}</VisuallyHidden>
                    </Link>
                  </>
                )}
                <br />
                <span className={styles.why}>{why}</span>
              </li>
            )
          )
        })}
      </ol>
      <Button kind="quiet" onClick={onHide}>
        Hide this list
      </Button>
    </div>
  )
}

function bundleFormStatus(form: Form, chosen: boolean, unavailable: string | undefined): string {
  if (!isSignable(form.deliveryClass)) {
    return 'Printed instead, not in this packet'
  }
  if (chosen) {
    return 'In this packet'
  }

  return unavailable ?? 'Not in this packet'
}

function signableForms(
  { forms }: FormBundle,
  known: Known,
  unavailableReason: BundleChoiceProps['unavailableReason'],
): Form[] {
  return forms.flatMap(({ formId }) => {
    const form = known.get(formId)
    return form && isSignable(form.deliveryClass) && !unavailableReason(form) ? [form] : []
  })
}
