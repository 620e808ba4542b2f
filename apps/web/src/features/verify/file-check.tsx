import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../lib/problem-messages.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { checkFile } from './check-file.ts'
import { FileDrop } from './file-drop.tsx'
import { VerdictCard } from './verdict-card.tsx'
import styles from './verify.module.css'

export function FileCheck() {
  const check = useMutation(checkFile)
  const { data, error, variables: file } = check

  return (
    <div className={styles.layout}>
      {check.isPending && (
        <Card>
          <LoadingState shape="text" count={6} label="Checking the file…" />
        </Card>
      )}
      {data && file && <VerdictCard verdict={data} fileName={file.name} />}
      {error && file && (
        <Card>
          <ErrorState
            title={`“${file.name}” could not be checked.`}
            onRetry={() => check.mutate(file)}
          >
            {errorMessage(error)}
          </ErrorState>
        </Card>
      )}
      <FileDrop checkedBefore={!check.isIdle} onFile={(chosen) => check.mutate(chosen)}>
        {check.isIdle && (
          <p className={styles.intro}>Find out whether a signed PDF is genuine and unchanged.</p>
        )}
      </FileDrop>
    </div>
  )
}
