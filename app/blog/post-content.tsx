import type { ContentBlock } from "./markdown.ts";

/** A post's text. Its HTML has been through the sanitizer. */
export function PostContent({ blocks }: { blocks: ContentBlock[] }) {
  return (
    <div className="prose">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ContentBlock }) {
  return <div className="contents" dangerouslySetInnerHTML={{ __html: block.html }} />;
}
