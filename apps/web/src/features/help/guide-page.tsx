import { clsx } from 'clsx'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Logo } from '../../ui/logo.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { Guide, GuideStep } from './guide.ts'
import brandStyles from '../../ui/brand-bar.module.css'
import styles from './guide.module.css'
import flexStyles from '../../ui/flex.module.css'

interface GuidePageProps {
  guide: Guide
  /** Above the title: the language, or where else to look. */
  tools?: ReactNode
  children?: ReactNode
}

export function GuidePage({ guide, tools, children }: GuidePageProps) {
  const { language, title, lead, steps, questionsTitle, questions } = guide
  useEffect(() => {
    document.title = `${title} · Countersign`
  }, [title])

  return (
    <div className={styles.page} lang={language}>
      <div className={clsx(brandStyles.bar, styles.brand)}>
        <Logo />
        {tools}
      </div>
      <PageTitle lead={lead}>{title}</PageTitle>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
      <section aria-labelledby="questions" className={clsx(flexStyles.column5, styles.questions)}>
        <h2 id="questions">{questionsTitle}</h2>
        {questions.map(({ question, answer }) => (
          <section key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </section>
        ))}
      </section>
      {children}
    </div>
  )
}

function Step({ step: { title, text, picture } }: { step: GuideStep }) {
  return (
    <li className={styles.step}>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {picture && (
        <img
          {...picture}
          className={clsx(styles.picture, picture.width < picture.height && styles.phone)}
          loading="lazy"
        />
      )}
    </li>
  )
}
