import { clsx } from 'clsx'
import { formatSender } from '@countersign/answers/signer-name'
import { consentVersion } from '@countersign/contract/rules/consent-version'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import cardStyles from '../../ui/card.module.css'
import { OpenPdf } from '../document/open-pdf.tsx'
import { problemClass } from '../fields/field-classes.ts'
import fieldStyles from '../fields/field.module.css'
import { formatProblem } from '../room/error-messages.ts'
import { preferReadingView } from '../room/document-view.ts'
import { useRoom, useRoomStore } from '../room/room-context.ts'
import { Panel, RoomLayout, StepHeader, StepTitle } from '../ui/room-layout.tsx'
import { KeyTerms } from './key-terms.tsx'
import { OtherChoices } from './other-choices.tsx'
import { PacketSummary } from './packet-summary.tsx'
import { SenderMessage } from './sender-message.tsx'
import { TopBar } from './top-bar.tsx'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import flexStyles from '../../ui/flex.module.css'
import textStyles from '../../ui/text.module.css'

/**
 * Consent to electronic records, before anything is read or signed: 15 USC 7001(c)(1)(B)(i) paper and
 * withdrawal, (ii) scope, (iii) how to withdraw and update, (iv) paper copies and fees, (C)(i) what is
 * needed to open and keep the records, (C)(ii) consent in a way that shows that they can be opened.
 */
export function ConsentStep() {
  const t = useRoomMessages()
  const { sender } = useRoom()

  return (
    <RoomLayout>
      <TopBar />
      <StepHeader>
        <StepTitle>{t.consent.title}</StepTitle>
        {t.common.formsLanguage && <p>{t.common.formsLanguage}</p>}
        <PacketSummary />
        <SenderMessage />
      </StepHeader>
      <KeyTerms />
      <Panel titleId="electronic-records">
        <h2 id="electronic-records">{t.consent.heading}</h2>
        <p>{t.consent.intro(formatSender(sender, t.code))}</p>
        <ul className={clsx(flexStyles.column2, textStyles.list)}>
          {t.consent.points(sender.name).map(({ term, text }) => (
            <li key={term}>
              <strong>{term}</strong> {text}
            </li>
          ))}
        </ul>
        <SampleForm />
        <ConsentForm />
      </Panel>
      <OtherChoices />
    </RoomLayout>
  )
}

/** Shows that this device opens PDFs. The law names that as an aim, so it never blocks. */
function SampleForm() {
  const { consent } = useRoomMessages()
  const [first] = useRoom().documents
  const [opened, setOpened] = useState(false)
  if (!first) {
    return null
  }

  return (
    <div className={clsx(cardStyles.box, flexStyles.wide)}>
      <h3 className={textStyles.label}>{consent.tryHeading}</h3>
      <p>{consent.tryText}</p>
      <OpenPdf documentId={first.documentId} onOpened={() => setOpened(true)}>
        {consent.tryAction}
      </OpenPdf>
      <p role="status">{opened ? consent.sampleOpened : ''}</p>
    </div>
  )
}

function ConsentForm() {
  const { consent } = useRoomMessages()
  const { checkbox, agreed, setAgreed, error, sending, submit } = useConsent()

  return (
    <form noValidate onSubmit={submit} className={clsx(flexStyles.start2, flexStyles.wide)}>
      <label className={fieldStyles.choice}>
        <input
          ref={checkbox}
          type="checkbox"
          checked={agreed}
          aria-describedby="agree-means"
          aria-invalid={error ? true : undefined}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <span>{consent.agree}</span>
      </label>
      <p id="agree-means" className={textStyles.hint}>
        {consent.agreeMeaning}
      </p>
      {error && (
        <p role="alert" className={problemClass}>
          {error}
        </p>
      )}
      <Button type="submit" kind="primary" busy={sending} busyLabel={consent.submitting}>
        {consent.submit}
      </Button>
    </form>
  )
}

function useConsent() {
  const t = useRoomMessages()
  const store = useRoomStore()
  const checkbox = useRef<HTMLInputElement>(null)
  const [agreed, setAgreed] = useState(false)
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  const wasPointerUsed = usePointerUse()

  async function send() {
    setSending(true)
    if (!wasPointerUsed.current) {
      preferReadingView()
    }
    const result = await store.consent({ version: consentVersion, language: t.language })
    setSending(false)
    setError(result.ok ? undefined : formatProblem(result.problem, t))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!agreed) {
      setError(t.consent.agreeFirst)
      checkbox.current?.focus()
      return
    }
    if (!sending) {
      void send()
    }
  }

  return {
    checkbox,
    agreed,
    setAgreed: (next: boolean) => {
      setAgreed(next)
      setError(undefined)
    },
    error,
    sending,
    submit,
  }
}

/** Who uses a mouse moves it on the way to a button; a screen reader presses the button without. */
function usePointerUse() {
  const wasUsed = useRef(false)
  useEffect(() => {
    const end = new AbortController()
    for (const type of ['pointermove', 'pointerdown']) {
      window.addEventListener(type, () => (wasUsed.current = true), {
        passive: true,
        signal: end.signal,
      })
    }
    return () => end.abort()
  }, [])

  return wasUsed
}
