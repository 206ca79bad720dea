import { memo, useMemo } from "react";
import { renderContent } from "../../posts/markdown.ts";
import { PostContent } from "../../posts/post-content.tsx";
import { storedContent } from "./content-rule.ts";

function RenderedText({ content }: { content: string }) {
  const blocks = useMemo(() => renderContent(storedContent(content)), [content]);
  return <PostContent blocks={blocks} />;
}

export default memo(RenderedText);
