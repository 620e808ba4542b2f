import styles from './upload.module.css'

interface UploadProgressProps {
  fileName: string
  /** From 0 to 1. */
  part: number
}

export function UploadProgress({ fileName, part }: UploadProgressProps) {
  const percent = Math.round(part * 100)

  return (
    <div className={styles.progress}>
      <p role="status" className={styles.invite}>
        {part < 1 ? `Sending “${fileName}”…` : `Looking for fields in “${fileName}”…`}
      </p>
      <progress aria-label="Sent" max={100} {...(part < 1 && { value: percent })} />
      {part < 1 && <p className={styles.hint}>{percent}%</p>}
    </div>
  )
}
