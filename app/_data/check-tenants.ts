import { checkRedirects } from '@/lib/routing/check-redirects';
import { checkSites, openPlaces } from '@/tenants/check';
import { redirects } from '@/tenants/redirects';
import { checkSiteTokens } from '@/tenants/site-token';

// A wrong settings file must stop the server at the start; so must a token without a site, and a redirect
// loop.
try {
  checkSites();
  checkSiteTokens(process.env);
  checkRedirects(redirects);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// A warning only: a site may be viewed before its numbers are known.
for (const line of openPlaces()) console.warn(line);
