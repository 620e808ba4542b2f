import { clsx } from 'clsx'
import errorStyles from '../../ui/field-error.module.css'
import inputStyles from '../../ui/field/field.module.css'
import styles from './field.module.css'

/** Of a text box, a list to choose from and a text area. */
export const boxClass = clsx(inputStyles.input, styles.box)

/** Of an error below a field. */
export const problemClass = errorStyles.error ?? ''
