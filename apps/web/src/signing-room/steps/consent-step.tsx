import { useState } from 'react'
import type { FormEvent } from 'react'
import { OpenPdf } from '../document/open-pdf.tsx'
import { RoomLayout } from '../ui/room-layout.tsx'
import { StepTitle } from '../ui/step-title.tsx'
import { RoomButton } from '../ui/room-button.tsx'
import { TopBar } from './top-bar.tsx'
import { formatProblem } from '../room/error-messages.ts'
import styles from '../ui/page.module.css'
import fieldStyles from '../fields/field.module.css'
import { useRoom, useRoomStore } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import { PacketSummary } from './packet-summary.tsx'
import { OtherChoices } from './other-choices.tsx'

/**
 * Consent to electronic records, before anything is read or signed: 15 USC 7001(c)(1)(B)(i) paper and
 * withdrawal, (ii) scope, (iii) how to withdraw and update, (iv) paper copies and fees, (C)(i) what is
 * needed to open and keep the records, (C)(ii) consent in a way that shows that they can be opened.
 */
export function ConsentStep() {
  const t = useMessages()
  const { consent, sender } = useRoom()

  return (
    <RoomLayout>
      <TopBar />
      <header className={styles.head}>
        <StepTitle>{t.consent.title}</StepTitle>
        <PacketSummary />
      </header>
      <section className={styles.panel} aria-labelledby="electronic-records">
        <h2 id="electronic-records">{t.consent.heading}</h2>
        <p>{t.consent.lead(sender.name)}</p>
        <ul className={styles.points}>
          {t.consent.points(sender.name).map(({ term, text }) => (
            <li key={term}>
              <strong>{term}</strong> {text}
            </li>
          ))}
        </ul>
        <SampleForm />
        <ConsentForm />
        <p className={styles.edition}>{t.consent.version(consent.version)}</p>
      </section>
      <OtherChoices />
    </RoomLayout>
  )
}

/** Shows that this device opens the format; asked for by law as an aim, so it helps and never blocks. */
function SampleForm() {
  const { consent } = useMessages()
  const [first] = useRoom().documents
  const [tried, setTried] = useState(false)
  if (!first) {
    return null
  }

  return (
    <div className={styles.sample}>
      <h3>{consent.tryHeading}</h3>
      <p>{consent.tryText}</p>
      <OpenPdf documentId={first.documentId} onOpened={() => setTried(true)}>
        {consent.tryAction}
      </OpenPdf>
      <p role="status">{tried ? consent.tried : ''}</p>
    </div>
  )
}

function ConsentForm() {
  const { consent } = useMessages()
  const { agreed, agree, problem, going, go } = useConsent()

  return (
    <form noValidate onSubmit={go} className={styles.consent}>
      <label className={fieldStyles.choice}>
        <input
          id="agree"
          type="checkbox"
          checked={agreed}
          aria-describedby="agree-means"
          aria-invalid={problem ? true : undefined}
          onChange={(event) => agree(event.target.checked)}
        />
        <span>{consent.box}</span>
      </label>
      <p id="agree-means" className={fieldStyles.help}>
        {consent.boxMeans}
      </p>
      {problem && (
        <p role="alert" className={fieldStyles.problem}>
          {problem}
        </p>
      )}
      <RoomButton type="submit" kind="primary" busy={going}>
        {going ? consent.going : consent.go}
      </RoomButton>
    </form>
  )
}

function useConsent() {
  const t = useMessages()
  const store = useRoomStore()
  const { version } = useRoom().consent
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [going, setGoing] = useState(false)

  function agree(on: boolean) {
    setAgreed(on)
    setProblem(undefined)
  }

  async function send() {
    setGoing(true)
    const result = await store.consent({ version, language: t.language })
    setGoing(false)
    setProblem(result.ok ? undefined : formatProblem(result.problem, t))
  }

  function go(event: FormEvent) {
    event.preventDefault()
    if (!agreed) {
      setProblem(t.consent.boxFirst)
      document.getElementById('agree')?.focus()
      return
    }
    if (!going) {
      void send()
    }
  }

  return { agreed, agree, problem, going, go }
}
