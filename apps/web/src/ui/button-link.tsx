import { Link, type LinkProps } from 'react-router'
import { buttonClass, type ButtonKind } from './button.tsx'

export interface ButtonLinkProps extends LinkProps {
  kind?: ButtonKind
}

export function ButtonLink({ kind = 'secondary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(kind, className)} />
}
