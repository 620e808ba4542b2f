import { isMark } from '../fields/answers/answer-shape.ts'
import { ActionBar } from '../ui/action-bar.tsx'
import { DocumentSheet } from '../document/document-sheet.tsx'
import { EnteredLegend } from '../document/entered-legend.tsx'
import { FormsList } from '../document/forms-list.tsx'
import { PageMain } from '../ui/page-main.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { RoomButton } from '../ui/room-button.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import { useRefusals } from './use-refusals.ts'
import { usePageStanding } from './use-standing.ts'
import type { PageStanding } from './use-standing.ts'
import { useRoom, useRoomState } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import { AdoptDialogLater } from '../signature/adopt-dialog-later.tsx'
import { MarkPicture } from '../signature/mark-picture.tsx'
import { SigningProvider } from '../signature/signing-context.ts'
import { useSigner } from '../signature/use-signer.ts'
import styles from '../ui/page.module.css'
import { KeyTerms } from './key-terms.tsx'
import { OtherChoices } from './other-choices.tsx'
import { OpeningCard } from './opening-card.tsx'

/** A signer reads the forms and signs them. */
export function SignPage() {
  const t = useMessages()
  const room = useRoom()
  const standing = usePageStanding()
  const refusals = useRefusals()
  const signer = useSigner()
  const owner = room.role === 'LLSign'

  return (
    <SigningProvider value={signer.signing}>
      <PageMain>
        <TopBar forms />
        <header className={styles.head}>
          <PageTitle>{t.sign.title}</PageTitle>
          <p>{owner ? t.sign.ownerExplain : t.sign.explain}</p>
          <OpeningCard />
          <KeyTerms />
          <FormsList standing={standing} />
          {owner && <EnteredLegend />}
        </header>
        {refusals.attempt > 0 && <ProblemSummary wrong={standing.wrong} {...refusals} />}
        {standing.plan.documents.map((plan, index) => (
          <DocumentSheet
            key={plan.document.documentId}
            plan={plan}
            index={index}
            standing={standing}
          />
        ))}
        <YourSignature standing={standing} change={signer.askAgain} />
        <OtherChoices />
        <p className={styles.ending}>
          {owner
            ? t.sign.ownerEnding(room.person.name)
            : t.sign.ending(room.person.name, room.sender.name)}
        </p>
        <ActionBar standing={standing} onRefused={refusals.refused} />
      </PageMain>
      <AdoptDialogLater
        asking={signer.asking !== undefined}
        onAdopt={signer.adopt}
        onClose={signer.close}
      />
    </SigningProvider>
  )
}

interface YourSignatureProps {
  standing: PageStanding
  change: () => void
}

/** The adopted signature; another may be adopted until the first place is signed. */
function YourSignature({ standing, change }: YourSignatureProps) {
  const { sign } = useMessages()
  const { adopted, person } = useRoom()
  const answers = useRoomState((state) => state.answers)
  const begun = standing.plan.slots.some((slot) => isMark(answers[slot.answerKey]))
  if (!adopted) {
    return null
  }

  return (
    <section className={styles.panel} aria-labelledby="your-signature">
      <h2 id="your-signature">{sign.yourSignature}</h2>
      <div className={styles.adopted}>
        <MarkPicture mark={adopted.signature} label={sign.signedBy(person.name)} size="signature" />
        <MarkPicture
          mark={adopted.initials}
          label={sign.initialedBy(person.name)}
          size="initials"
        />
      </div>
      {!begun && (
        <RoomButton kind="quiet" onClick={change}>
          {sign.changeSignature}
        </RoomButton>
      )}
    </section>
  )
}
