import { clsx } from 'clsx'
import type { Form } from '@countersign/contract/schemas/forms/form'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { pluralize } from '../../../../lib/pluralize.ts'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import styles from './bundle-choice.module.css'
import textStyles from '../../../../ui/text.module.css'

export interface BundleForm {
  form: Form
  why: string
  /** Not ticked from the start. */
  optional: boolean
  /** Why it cannot be chosen, as a sentence. */
  unavailable: string | undefined
}

type BundleLineProps = {
  line: BundleForm
  pages: number
} & (
  | { printPath: string }
  | { printPath?: never; isInPacket: boolean; isTicked: boolean; onToggle: () => void }
)

export function BundleLine(props: BundleLineProps) {
  const { line, pages } = props
  const { form, why, unavailable } = line
  const whyId = useId()

  return (
    <li className={styles.line}>
      <div className={flexStyles.pair}>
        {props.printPath === undefined ? (
          <Checkbox
            label={form.title}
            labelClassName={textStyles.serif}
            checked={props.isInPacket || (props.isTicked && !unavailable)}
            disabled={props.isInPacket || unavailable !== undefined}
            aria-describedby={whyId}
            onChange={props.onToggle}
          />
        ) : (
          <span className={textStyles.serif}>{form.title}</span>
        )}
        <span className={clsx(textStyles.hint, textStyles.hint)}>{pluralize(pages, 'page')}</span>
      </div>
      <Why id={whyId} isIndented={props.printPath === undefined}>
        {props.printPath === undefined && props.isInPacket && <strong>In this packet. </strong>}
        {unavailable && <strong>{unavailable} </strong>}
        {why}{' '}
        {props.printPath !== undefined && (
          <Link to={props.printPath}>
            Fill and print <VisuallyHidden>{form.title}</VisuallyHidden>
          </Link>
        )}
      </Why>
    </li>
  )
}

interface WhyProps {
  id: string
  isIndented: boolean
  children: ReactNode
}

function Why({ id, isIndented, children }: WhyProps) {
  return (
    <p id={id} className={clsx(textStyles.hint, styles.why)} data-indented={isIndented}>
      {children}
    </p>
  )
}
