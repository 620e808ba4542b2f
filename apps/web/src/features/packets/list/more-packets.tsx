import { pluralize } from '../../../lib/pluralize.ts'
import { packetsFailedText, errorMessage } from '../../../lib/problem-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './packet-list.module.css'

interface MorePacketsProps {
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: Error | null
    fetchNextPage: () => unknown
  }
  shown: number
}

export function MorePackets({ list, shown }: MorePacketsProps) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{pluralize(shown, 'packet')} shown</span>
      </VisuallyHidden>
      {list.isFetchNextPageError && (
        <div className={styles.more}>
          <Notice tone="red" role="alert">
            {errorMessage(list.error, packetsFailedText)}
          </Notice>
        </div>
      )}
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button
            onClick={() => void list.fetchNextPage()}
            busy={list.isFetchingNextPage}
            busyLabel="Loading more…"
          >
            Show more
          </Button>
        </div>
      )}
    </>
  )
}
