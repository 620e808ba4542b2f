import styles from './pdf-form.module.css'

export type PdfFormStep = 'file' | 'fields' | 'details'

const names: Record<PdfFormStep, string> = { file: 'File', fields: 'Fields', details: 'Details' }
const order = ['file', 'fields', 'details'] as const

export function FormSteps({ current }: { current: PdfFormStep }) {
  return (
    <nav aria-label="Steps of your form">
      <ol className={styles.steps}>
        {order.map((step, index) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            {index + 1}. {names[step]}
          </li>
        ))}
      </ol>
    </nav>
  )
}
