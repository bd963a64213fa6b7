import { checkRedirects } from '@/lib/routing/check-redirects';
import { checkSites, openPlaces } from '@/tenants/check';
import { redirects } from '@/tenants/redirects';
import { checkSiteTokens } from '@/tenants/site-token';

// A file that is wrong must stop the server, not stand on every page; so must a token that belongs to no site, and a
// redirect that leads in circles.
try {
  checkSites();
  checkSiteTokens(process.env);
  checkRedirects(redirects);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Somebody may want to look at a site before its numbers are known.
for (const line of openPlaces()) console.warn(line);
