import { formatSignerName } from '@countersign/answers/signer-name'
import { isMark } from '@countersign/answers/answer'
import { clsx } from 'clsx'
import { Button } from '../../ui/button.tsx'
import flexStyles from '../../ui/flex.module.css'
import { DocumentCards } from '../document/document-cards.tsx'
import { EnteredLegend } from '../document/entered-by.tsx'
import { ReadingPlace } from '../document/reading-place.tsx'
import { TextSize } from '../document/text-size.tsx'
import { ViewTools } from '../document/view-tools.tsx'
import { useRoom, useRoomState } from '../room/room-context.ts'
import { useFinishRejections } from '../room/use-finish.ts'
import { useRoomProgress } from '../room/use-room-progress.ts'
import type { RoomProgress } from '../room/use-room-progress.ts'
import { MarkPicture } from '../signature/mark-picture.tsx'
import { SigningProvider, useSigner } from '../signature/use-signer.ts'
import { beforeFinishId } from '../ui/anchors.ts'
import { focusControl } from '../ui/focus-control.ts'
import { EndNote, Panel, RoomLayout, StepHeader, StepTitle } from '../ui/room-layout.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormActionBar } from './form-action-bar.tsx'
import { FoldedKeyTerms, KeyTerms } from './key-terms.tsx'
import { OtherChoices } from './other-choices.tsx'
import { PacketSummary } from './packet-summary.tsx'
import { RoomFormList } from './room-form-list.tsx'
import { SignSummary } from './sign-summary.tsx'
import { TopBar } from './top-bar.tsx'
import { TranslationNote } from './translation-note.tsx'
import { useBarHeights } from '../ui/use-bar-heights.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

export function SignStep() {
  const { sign } = useRoomMessages()
  const { role, person, sender } = useRoom()
  const progress = useRoomProgress()
  const rejections = useFinishRejections()
  const { AdoptDialog, ...signer } = useSigner()
  const isOwner = role === 'LLSign'
  useBarHeights()

  return (
    <SigningProvider value={signer.signing}>
      <RoomLayout>
        <TopBar>
          <ViewTools />
          <TextSize />
        </TopBar>
        <StepHeader>
          <StepTitle>{sign.title}</StepTitle>
          <p>{isOwner ? sign.ownerExplain : sign.explain}</p>
          {isOwner && <PacketSummary />}
          {isOwner ? <KeyTerms /> : <FoldedKeyTerms />}
          <TranslationNote />
          <RoomFormList progress={progress} />
          {isOwner && <EnteredLegend />}
        </StepHeader>
        {rejections.count > 0 && (
          <ErrorSummary invalid={progress.invalid} rejections={rejections} />
        )}
        <DocumentCards progress={progress} />
        {!isOwner && progress.left === 0 && <SignSummary />}
        <YourSignature progress={progress} onChange={signer.changeSignature} />
        <OtherChoices />
        <EndNote>
          {isOwner
            ? sign.ownerFinishNote(formatSignerName(person))
            : sign.finishNote(person.name, sender.name)}
        </EndNote>
        <FormActionBar
          progress={progress}
          onRejected={rejections.onRejected}
          {...(!isOwner && { place: <ReadingPlace />, onComplete: showSummary })}
        />
      </RoomLayout>
      {AdoptDialog && <AdoptDialog onAdopt={signer.adopt} onClose={signer.close} />}
    </SigningProvider>
  )
}

function showSummary() {
  focusControl(beforeFinishId)?.scrollIntoView({ block: 'start' })
}

interface YourSignatureProps {
  progress: RoomProgress
  onChange: () => void
}

/** The adopted signature; it can be changed until the first field is signed. */
function YourSignature({ progress, onChange }: YourSignatureProps) {
  const { sign } = useRoomMessages()
  const { adopted, person } = useRoom()
  const answers = useRoomState((state) => state.answers)
  const hasSigned = progress.plan.slots.some((slot) => isMark(answers[slot.answerKey]))
  if (!adopted) {
    return null
  }

  return (
    <Panel titleId="your-signature">
      <h2 id="your-signature">{sign.yourSignature}</h2>
      <div className={clsx(flexStyles.row3, flexStyles.end)}>
        <MarkPicture
          mark={adopted.signature}
          label={sign.signedBy(formatSignerName(person))}
          size="signature"
        />
        <MarkPicture
          mark={adopted.initials}
          label={sign.initialedBy(person.name)}
          size="initials"
        />
      </div>
      {!hasSigned && (
        <Button kind="quiet" onClick={onChange}>
          {sign.changeSignature}
        </Button>
      )}
    </Panel>
  )
}
