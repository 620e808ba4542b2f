import { useMutation, mutationOptions } from '@tanstack/react-query'
import type { Verdict } from '@countersign/contract/schemas/verify'
import { verifyCalls } from '@countersign/contract/calls/verify'
import { limits } from '@countersign/contract/rules/limits'
import { ErrorState } from '../../ui/error-state.tsx'
import { Card } from '../../ui/card.tsx'
import flexStyles from '../../ui/flex.module.css'
import { LoadingState } from '../../ui/loading-state.tsx'
import { FileDrop } from './file-drop.tsx'
import { VerdictCard } from './verdict-card.tsx'
import { useVerifyMessages } from '../../i18n/verify/messages.ts'
import dropStyles from '../../ui/drop-area.module.css'
import { sendFile } from '../../lib/api.ts'

export function FileCheck() {
  const check = useMutation(checkFile)
  const { data, error, variables: file } = check
  const t = useVerifyMessages()

  return (
    <div className={flexStyles.column5}>
      {check.isPending && (
        <Card>
          <LoadingState shape="text" count={6} label={t.checking} />
        </Card>
      )}
      {data && file && <VerdictCard verdict={data} fileName={file.name} />}
      {error && file && (
        <Card>
          <ErrorState
            title={t.failed(file.name)}
            onRetry={() => check.mutate(file)}
            retryLabel={t.retry}
            retryingLabel={t.retrying}
          >
            {error instanceof FileTooLarge ? t.tooLarge : t.error(error)}
          </ErrorState>
        </Card>
      )}
      <FileDrop checkedBefore={!check.isIdle} onFile={(chosen) => check.mutate(chosen)}>
        {check.isIdle && <p className={dropStyles.intro}>{t.intro}</p>}
      </FileDrop>
    </div>
  )
}

class FileTooLarge extends Error {}

/** Nothing is stored; a file above the limit is not sent. */
const checkFile = mutationOptions({
  mutationFn: (file: File): Promise<Verdict> => {
    if (file.size > limits.verifyBytes) {
      throw new FileTooLarge()
    }
    return sendFile(verifyCalls.postVerify, file)
  },
})
