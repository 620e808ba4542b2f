import { useMutation } from '@tanstack/react-query'
import { wordsFor } from '../../lib/problem-messages.ts'
import { BrokenState } from '../../ui/broken-state.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { WaitingState } from '../../ui/waiting-state.tsx'
import { checkFile } from './check-file.ts'
import { FileDrop } from './file-drop.tsx'
import { VerdictSheet } from './verdict-sheet.tsx'
import styles from './verify.module.css'

/** Hand in a file, read what it is, hand in the next. */
export function VerifyDesk() {
  const check = useMutation(checkFile)
  const { data, error, variables: file } = check

  return (
    <div className={styles.desk}>
      {check.isPending && (
        <Sheet>
          <WaitingState shape="text" count={6} label="Checking the file…" />
        </Sheet>
      )}
      {data && file && <VerdictSheet verdict={data} fileName={file.name} />}
      {error && file && (
        <Sheet>
          <BrokenState
            title={`“${file.name}” could not be checked.`}
            onRetry={() => check.mutate(file)}
          >
            {wordsFor(error)}
          </BrokenState>
        </Sheet>
      )}
      <FileDrop again={!check.isIdle} onFile={(chosen) => check.mutate(chosen)}>
        {check.isIdle && (
          <p className={styles.invite}>See whether a signed PDF is genuine and unchanged.</p>
        )}
      </FileDrop>
    </div>
  )
}
