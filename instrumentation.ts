/** Runs once when the server starts: a token that belongs to no site must stop it, not empty every page. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { checkSiteTokens } = await import('@/tenants/site-token');
  try {
    checkSiteTokens(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
