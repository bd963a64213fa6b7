import { type EndpointName, endpointTable } from '@toonbank/contract';
import { describe, expect, it } from 'vitest';
import { editedTags } from '@/app/_gateway/revalidate';

const tagsAfter = (name: EndpointName) => editedTags('demo', name);

/** A publisher's calls that change no page: plans, drafts that were never live, and a finding. */
const UNSEEN: EndpointName[] = [
  'editing.schedule',
  'editing.unschedule',
  'editing.cancel',
  'textChecks.accept',
];

describe('kept pages are renewed', () => {
  const publishing = [...endpointTable].filter(
    ([, { permission, mutates }]) => permission === 'content.publish' && mutates,
  );

  it.each(publishing.map(([name]) => name))('after %s, unless no page changes', (name) => {
    expect(tagsAfter(name).length > 0).toBe(!UNSEEN.includes(name));
  });

  it('of every kind of content after a draft becomes live', () => {
    expect(tagsAfter('editing.publish')).toEqual([
      'site:demo:content',
      'site:demo:groups',
      'site:demo:settings',
    ]);
  });

  it('not after a draft is saved', () => {
    expect(tagsAfter('editing.saveDraft')).toEqual([]);
  });
});
