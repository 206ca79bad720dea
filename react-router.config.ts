import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The route table is small: hydrated pages get it whole instead of asking for parts of it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
