import { hub } from '../../../out/modules/hub.ts';
import type { ProviderFacts as Entry } from '../../../runtime/pages.ts';
import { hubLink } from '../data/links.ts';
import { tokenVariables } from '../data/providers.ts';
import { Fact, Facts } from './Facts.tsx';

/** How a provider is reached. */
export function ProviderFacts({ provider }: { provider: Entry }) {
  const { id, organization, url, scheme = 'Bearer', headers = {}, vendorTokenVariable } = provider;
  const tokens = tokenVariables(provider);
  const vendor = vendorTokenVariable && (
    <>
      {' (its own documentation calls it '}
      <code>{vendorTokenVariable}</code>)
    </>
  );
  return (
    <Facts stacked>
      <Fact term="Id at the hub">
        <code>{id}</code>
      </Fact>
      <Fact term="Organization">
        <a href={hubLink(organization)}>{organization}</a>
      </Fact>
      <Fact term="Through the router">
        {tokens.routed ? (
          <>
            <code>{`${hub.router}/${id}`}</code>, with the hub’s token in <code>{tokens.routed}</code>
          </>
        ) : (
          'Not possible: every call is direct.'
        )}
      </Fact>
      <Fact term="Directly">
        {tokens.direct ? (
          <>
            <code>{url}</code>, with the provider’s key in <code>{tokens.direct}</code>
            {vendor}
          </>
        ) : (
          'Not possible: every call goes through the router.'
        )}
      </Fact>
      <Fact term="Authorization">
        <code>{scheme}</code> and the key
      </Fact>
      {Object.entries(headers).map(([name, value]) => (
        <Fact key={name} term="Header">
          <code>{`${name}: ${value}`}</code>
        </Fact>
      ))}
    </Facts>
  );
}
