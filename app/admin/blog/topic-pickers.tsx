import type { PostValues } from "./post-values.ts";
import { TopicPicker } from "./topic-picker.tsx";
import type { Topics } from "./topics.ts";

/** What the post is about: its categories lead to it, its tags stand below it. */
export function TopicPickers({ values, topics }: { values: PostValues; topics: Topics }) {
  return (
    <div className="field-pair">
      <TopicPicker
        legend="Categories"
        noun="category"
        name="categories"
        newName="newCategories"
        topics={topics.categories}
        chosen={values.categories}
        added={values.newCategories}
      />
      <TopicPicker
        legend="Tags"
        noun="tag"
        name="tags"
        newName="newTags"
        topics={topics.tags}
        chosen={values.tags}
        added={values.newTags}
      />
    </div>
  );
}
