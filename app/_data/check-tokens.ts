import { checkSiteTokens } from '@/tenants/site-token';

// A token that belongs to no site must stop the server, not empty every page.
try {
  checkSiteTokens(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
