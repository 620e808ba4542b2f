import { clsx } from 'clsx'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import type { Zoom } from '../pdf-pages/use-zoom.ts'
import { buttonClass } from '../button.tsx'
import textStyles from '../text.module.css'
import toggleStyles from '../toggle-buttons.module.css'
import styles from './pdf-viewer.module.css'
import flexStyles from '../flex.module.css'
import phoneStyles from '../phone.module.css'

const tools = clsx(toggleStyles.buttons, toggleStyles.tight, styles.tools)

interface PdfToolbarProps {
  /** From 1. */
  page: number
  total: number
  onPage: (page: number) => void
  zoom: Pick<Zoom, 'percent' | 'fits' | 'fit' | 'zoomIn' | 'zoomOut'>
  /** Of the file; undefined until it is ready. */
  url: string | undefined
  saveAs: string
  onPrint: () => void
}

export function PdfToolbar({ page, total, onPage, zoom, url, saveAs, onPrint }: PdfToolbarProps) {
  return (
    <div
      className={clsx(flexStyles.between04, styles.toolbar)}
      role="group"
      aria-label="Document tools"
    >
      <div className={tools} role="group" aria-label="Page">
        <Tool label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          ‹
        </Tool>
        <PageNumber page={page} total={total} onPage={onPage} />
        <Tool label="Next page" disabled={page >= total} onClick={() => onPage(page + 1)}>
          ›
        </Tool>
      </div>
      <div className={tools} role="group" aria-label="Zoom">
        <Tool label="Zoom out" onClick={zoom.zoomOut}>
          −
        </Tool>
        <span role="status" className={textStyles.percent}>
          {zoom.percent}%
        </span>
        <Tool label="Zoom in" onClick={zoom.zoomIn}>
          +
        </Tool>
        <button type="button" aria-pressed={zoom.fits} onClick={zoom.fit}>
          Fit<span className={phoneStyles.never}> width</span>
        </button>
      </div>
      <div>
        <a className={buttonClass('quiet')} href={url} download={saveAs}>
          Download
        </a>
        <button type="button" className={buttonClass('quiet')} onClick={onPrint}>
          Print
        </button>
      </div>
    </div>
  )
}

interface ToolProps {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function Tool({ label, disabled = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  )
}

type PageNumberProps = Pick<PdfToolbarProps, 'page' | 'total' | 'onPage'>

/** A number is gone to by Enter or on leaving the box; anything else is put back. */
function PageNumber({ page, total, onPage }: PageNumberProps) {
  const [typed, setTyped] = useState<string>()

  function go(event?: FormEvent) {
    event?.preventDefault()
    setTyped(undefined)
    const wanted = /^\d{1,6}$/.test(typed?.trim() ?? '') ? Number(typed) : page
    if (wanted !== page) {
      onPage(wanted)
    }
  }

  return (
    <form className={styles.number} onSubmit={go}>
      <label>
        <span className={styles.word}>Page </span>
        <input
          inputMode="numeric"
          autoComplete="off"
          size={3}
          value={typed ?? String(page)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => go()}
        />
      </label>{' '}
      of {total}
    </form>
  )
}
