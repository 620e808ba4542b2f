import { isMark } from '@countersign/answers'
import { ActionBar } from '../ui/action-bar.tsx'
import { DocumentCard } from '../document/document-card.tsx'
import { EnteredLegend } from '../document/entered-legend.tsx'
import { FormList } from '../document/form-list.tsx'
import { RoomLayout } from '../ui/room-layout.tsx'
import { StepTitle } from '../ui/step-title.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { RoomButton } from '../ui/room-button.tsx'
import { TopBar } from './top-bar.tsx'
import { useFinishRejections } from '../room/use-finish.ts'
import { useRoomProgress } from '../room/use-room-progress.ts'
import type { RoomProgress } from '../room/use-room-progress.ts'
import { useRoom, useRoomState } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import { AdoptDialogLater } from '../signature/adopt-dialog-later.tsx'
import { MarkPicture } from '../signature/mark-picture.tsx'
import { SigningProvider } from '../signature/signing-context.ts'
import { useSigner } from '../signature/use-signer.ts'
import styles from '../ui/page.module.css'
import { KeyTerms } from './key-terms.tsx'
import { OtherChoices } from './other-choices.tsx'
import { PacketSummary } from './packet-summary.tsx'

/** A signer reads the forms and signs them. */
export function SignStep() {
  const t = useMessages()
  const room = useRoom()
  const standing = useRoomProgress()
  const rejections = useFinishRejections()
  const signer = useSigner()
  const owner = room.role === 'LLSign'

  return (
    <SigningProvider value={signer.signing}>
      <RoomLayout>
        <TopBar forms />
        <header className={styles.head}>
          <StepTitle>{t.sign.title}</StepTitle>
          <p>{owner ? t.sign.ownerExplain : t.sign.explain}</p>
          <PacketSummary />
          <KeyTerms />
          <FormList standing={standing} />
          {owner && <EnteredLegend />}
        </header>
        {rejections.count > 0 && (
          <ErrorSummary invalid={standing.invalid} rejections={rejections} />
        )}
        {standing.plan.documents.map((plan, index) => (
          <DocumentCard
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
        <ActionBar standing={standing} onRefused={rejections.onRejected} />
      </RoomLayout>
      <AdoptDialogLater
        asking={signer.asking !== undefined}
        onAdopt={signer.adopt}
        onClose={signer.close}
      />
    </SigningProvider>
  )
}

interface YourSignatureProps {
  standing: RoomProgress
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
