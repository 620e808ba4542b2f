import { clsx } from 'clsx'
import type { ApplicationRequest } from '@countersign/contract/schemas/applications'
import type { Property } from '@countersign/contract/schemas/properties'
import { useQuery } from '@tanstack/react-query'
import { QueryError } from '../../../ui/query-error.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import spaceStyles from '../../../ui/space.module.css'
import { ApplicationLinks } from './application-links.tsx'
import { ApplicationRequests } from './application-requests.tsx'
import { applicationsQuery } from './application-queries.ts'
import textStyles from '../../../ui/text.module.css'
import flexStyles from '../../../ui/flex.module.css'

interface ApplicantsSectionProps {
  userId: string
  property: Property
  linkFor: (code: string) => string
  packetPath: (documentGroupId: string) => string
  onStart: (request: ApplicationRequest) => Promise<void>
}

export function ApplicantsSection({ userId, property, ...rest }: ApplicantsSectionProps) {
  const home = { userId, propertyId: property._id }
  const applications = useQuery(applicationsQuery(home))
  const { data } = applications

  return (
    <section
      id="applicants"
      aria-labelledby="applicants-title"
      className={clsx(flexStyles.column3, spaceStyles.top4)}
    >
      <h2 id="applicants-title" className={textStyles.title}>
        Applicants
      </h2>
      {applications.isPending && (
        <LoadingState shape="text" count={2} label="Loading the applicants…" />
      )}
      {applications.isError && !data && (
        <QueryError query={applications} title="The applicants could not be loaded." />
      )}
      {data && (
        <>
          <ApplicationLinks
            home={home}
            units={property.units}
            links={data.links}
            linkFor={rest.linkFor}
          />
          <ApplicationRequests
            home={home}
            units={property.units}
            requests={data.requests}
            hasLink={data.links.length > 0}
            packetPath={rest.packetPath}
            onStart={rest.onStart}
          />
        </>
      )}
    </section>
  )
}
