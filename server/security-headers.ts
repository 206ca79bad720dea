/** Goes with every answer of the site. */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/** For pages without script. `https:` for images: a post's picture may live anywhere. */
export const staticPagePolicy = pagePolicy("'none'");

/** For pages that carry script: the site's own files, and inline what bears the nonce. */
export function scriptedPagePolicy(nonce: string): string {
  return pagePolicy(`'self' 'nonce-${nonce}'`);
}

function pagePolicy(scripts: string): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    // Pages without script connect to nothing; this lets auditors in the browser read robots.txt.
    "connect-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
