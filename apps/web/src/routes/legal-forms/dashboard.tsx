import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { NoPackets } from '../../features/packets/list/no-packets.tsx'
import { PacketList } from '../../features/packets/list/packet-list.tsx'
import { PacketSearch } from '../../features/packets/list/packet-search.tsx'
import { searchParameter } from '../../features/packets/list/use-search-term.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { PrimaryBar } from '../../ui/primary-bar.tsx'

export function Component() {
  const [search] = useSearchParams()
  const searchTerm = search.get(searchParameter) ?? ''
  const navigate = useNavigate()

  return (
    <>
      <PageTitle
        actions={
          <PrimaryBar position="top">
            <ButtonLink to={paths.printableForms}>Fill and print a form</ButtonLink>
            <ButtonLink to={paths.ownForms}>My forms</ButtonLink>
            <Button kind="primary" onClick={() => void navigate(paths.selectProperty())}>
              Create New
            </Button>
          </PrimaryBar>
        }
      >
        Legal forms
      </PageTitle>
      <PacketSearch />
      <PacketList
        filter={searchTerm ? { searchTerm } : {}}
        caption="Legal form packets"
        empty={searchTerm ? <NothingMatches searchTerm={searchTerm} /> : <FirstStep />}
      />
    </>
  )
}

function FirstStep() {
  return (
    <NoPackets>
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
