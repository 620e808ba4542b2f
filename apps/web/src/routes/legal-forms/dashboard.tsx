import type { PacketPage } from '@countersign/contract/schemas/packets/packet-list'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { WaitingApplicants } from '../../features/applications/owner/waiting-applicants.tsx'
import { DiscardedNotice } from '../../features/packets/list/discarded-notice.tsx'
import { FilterPanel, noPanelFilters } from '../../features/packets/list/filter-panel.tsx'
import { countPanelFilters } from '../../features/packets/list/list-filter.ts'
import { NoPackets } from '../../features/packets/list/no-packets.tsx'
import { PacketList } from '../../features/packets/list/packet-list.tsx'
import { PacketSearch } from '../../features/packets/list/packet-search.tsx'
import { PacketTabs } from '../../features/packets/list/packet-tabs.tsx'
import { packetsQuery, type PacketFilter } from '../../features/packets/list/packets-query.ts'
import { useListFilter } from '../../features/packets/list/use-list-filter.ts'
import { restoreProperty } from '../../features/properties/change-property.ts'
import { RemovedPropertyNotice } from '../../features/properties/removed-property-notice.tsx'
import {
  readRemovedProperty,
  type RemovedProperty,
} from '../../features/properties/removed-property.ts'
import { useCurrentUser } from '../../features/session/current-user.tsx'
import { EmailsStopped } from '../../features/session/emails-stopped.tsx'
import { refreshCurrentUser } from '../../features/session/session-query.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { PrimaryBar } from '../../ui/primary-bar.tsx'
import styles from './dashboard.module.css'

export function Component() {
  const { _id, properties, hasMoreProperties = false } = useCurrentUser()
  const { filter, change } = useListFilter()
  const list = useInfiniteQuery(packetsQuery(filter))
  const navigate = useNavigate()

  return (
    <>
      <PageTitle
        actions={
          <div className={styles.actions}>
            <ButtonLink to={paths.printableForms}>Fill and print a form</ButtonLink>
            <ButtonLink to={paths.customForms}>My forms</ButtonLink>
            <PrimaryBar position="top">
              <Button kind="primary" onClick={() => void navigate(paths.selectProperty())}>
                Create New
              </Button>
            </PrimaryBar>
          </div>
        }
      >
        Legal forms
      </PageTitle>
      <RemovedPropertyUndo />
      <DiscardedNotice />
      <EmailsStopped />
      <WaitingApplicants userId={_id} pathOf={paths.applicants} />
      <PacketSearch />
      {!hasNothingToFilter(filter, list.data?.pages[0]) && (
        <FilterPanel
          userId={_id}
          properties={properties}
          hasMoreProperties={hasMoreProperties}
          filter={filter}
          onChange={change}
        />
      )}
      <PacketTabs
        selected={filter.group ?? 'all'}
        counts={list.data?.pages[0]?.counts ?? undefined}
        onSelect={(tab) => change({ group: tab === 'all' ? undefined : tab })}
      >
        <PacketList
          filter={filter}
          caption="Legal form packets"
          onSort={change}
          empty={<Empty filter={filter} onClear={() => change(noPanelFilters)} />}
        />
      </PacketTabs>
    </>
  )
}

function RemovedPropertyUndo() {
  const removed = readRemovedProperty(useLocation().state)
  const { _id: userId } = useCurrentUser()
  const client = useQueryClient()
  const navigate = useNavigate()
  if (!removed) {
    return null
  }

  async function undo({ propertyId }: RemovedProperty) {
    await restoreProperty({ userId, propertyId })
    await refreshCurrentUser(client)
    await navigate(paths.property(propertyId), { replace: true })
  }

  return <RemovedPropertyNotice removed={removed} onUndo={() => undo(removed)} />
}

function hasNothingToFilter(filter: PacketFilter, page: PacketPage | undefined): boolean {
  return (
    page?.packets.length === 0 &&
    countPanelFilters(filter) === 0 &&
    !filter.searchTerm &&
    !filter.group
  )
}

interface EmptyProps {
  filter: PacketFilter
  onClear: () => void
}

function Empty({ filter, onClear }: EmptyProps) {
  const { searchTerm, group } = filter
  if (searchTerm) {
    return <NothingMatches searchTerm={searchTerm} />
  }
  if (countPanelFilters(filter) > 0) {
    return (
      <NoPackets action={<Button onClick={onClear}>Show without filters</Button>}>
        No packets match these filters.
      </NoPackets>
    )
  }

  return group ? <EmptyGroup group={group} /> : <FirstStep />
}

function EmptyGroup({ group }: { group: NonNullable<PacketFilter['group']> }) {
  return (
    <NoPackets action={<ButtonLink to={paths.legalForms}>Show all packets</ButtonLink>}>
      {emptyGroups[group]}
    </NoPackets>
  )
}

const emptyGroups = {
  'needs-you': 'Nothing needs you right now. Packets to fill out, pay for or sign appear here.',
  waiting: 'You are not waiting for anyone. Packets that residents still have to sign appear here.',
  done: 'Packets that everyone has signed appear here, and those that have ended.',
} satisfies Record<NonNullable<PacketFilter['group']>, string>

function FirstStep() {
  return (
    <NoPackets
      action={
        <>
          <ButtonLink kind="strong" to={paths.selectProperty()}>
            Start your first packet
          </ButtonLink>
          <ButtonLink to={paths.help}>How it works</ButtonLink>
          <ButtonLink kind="quiet" to={`${paths.legalForms}?hidden=only`}>
            Hidden packets
          </ButtonLink>
        </>
      }
    >
      A packet is a set of forms for one home that you and your residents sign together. Select
      “Create New” to start your first one. It takes a few minutes.
    </NoPackets>
  )
}

function NothingMatches({ searchTerm }: { searchTerm: string }) {
  return (
    <NoPackets action={<ButtonLink to={paths.legalForms}>Show all packets</ButtonLink>}>
      No packets match “{searchTerm}”. Try a resident’s name, the address or the packet name.
    </NoPackets>
  )
}
