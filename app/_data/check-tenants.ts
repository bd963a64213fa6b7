import { checkRedirects } from '@/lib/routing/check-redirects';
import { redirects } from '@/tenants/redirects';
import { checkSiteTokens } from '@/tenants/site-token';

// A token that belongs to no site must stop the server, not empty every page; so must a redirect that leads in circles.
try {
  checkSiteTokens(process.env);
  checkRedirects(redirects);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
