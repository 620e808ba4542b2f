import { clsx } from 'clsx'
import { pluralize } from '../../../lib/pluralize.ts'
import { packetsFailedText, errorMessage } from '../../../lib/problem-messages.ts'
import { Button } from '../../../ui/button.tsx'
import flexStyles from '../../../ui/flex.module.css'
import { Notice } from '../../../ui/notice.tsx'
import spaceStyles from '../../../ui/space.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

const more = clsx(flexStyles.row3, flexStyles.center, spaceStyles.top5)

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
        <div className={more}>
          <Notice tone="red" role="alert">
            {errorMessage(list.error, packetsFailedText)}
          </Notice>
        </div>
      )}
      {list.hasNextPage && (
        <div className={more}>
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
