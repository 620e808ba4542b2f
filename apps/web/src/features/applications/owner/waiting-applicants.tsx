import type { WaitingApplications } from '@countersign/contract/schemas/applications'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Notice } from '../../../ui/notice.tsx'
import spaceStyles from '../../../ui/space.module.css'
import { waitingApplicationsQuery } from './application-queries.ts'

interface WaitingApplicantsProps {
  userId: string
  pathOf: (propertyId: string) => string
}

/** Who asks to apply and was not answered; nothing while that is not known. */
export function WaitingApplicants({ userId, pathOf }: WaitingApplicantsProps) {
  const { data = [] } = useQuery(waitingApplicationsQuery(userId))
  if (data.length === 0) {
    return null
  }

  return (
    <div className={spaceStyles.bottom5}>
      <Notice tone="ink" title="New applicants">
        {data.map((property) => (
          <p key={property._id}>
            {describe(property)} <Link to={pathOf(property._id)}>{property.name}</Link>.
          </p>
        ))}
      </Notice>
    </div>
  )
}

function describe({ requests }: WaitingApplications['properties'][number]): string {
  return requests === 1 ? 'One person asks to apply for' : `${requests} people ask to apply for`
}
