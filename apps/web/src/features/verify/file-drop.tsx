import { useState, type DragEvent, type ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import styles from './verify.module.css'

interface FileDropProps {
  onFile: (file: File) => void
  checkedBefore: boolean
  children?: ReactNode
}

export function FileDrop({ onFile, checkedBefore, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) {
      onFile(file)
    }
  }

  function over(event: DragEvent) {
    event.preventDefault()
    setIsOver(true)
  }

  return (
    <div
      className={[styles.drop, checkedBefore && styles.compact, isOver && styles.over]
        .filter(Boolean)
        .join(' ')}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
      <label className={styles.chooseFile}>
        <input
          type="file"
          accept="application/pdf,.pdf"
          className={styles.input}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) {
              onFile(file)
            }
            // Lets the same file be chosen again.
            currentTarget.value = ''
          }}
        />
        <span className={buttonClass(checkedBefore ? 'secondary' : 'primary')}>
          {checkedBefore ? 'Check another file' : 'Choose a PDF'}
        </span>
      </label>
      <p className={styles.hint}>or drop it here</p>
    </div>
  )
}
