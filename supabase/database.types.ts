// Made from the migrations by `npm run types`; do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      blog_categories: {
        Row: {
          id: string;
          name: string;
          slug: string;
        };
        Insert: {
          id?: string;
          name: string;
          slug: string;
        };
        Update: {
          id?: string;
          name?: string;
          slug?: string;
        };
        Relationships: [];
      };
      blog_post_categories: {
        Row: {
          category_id: string;
          post_id: string;
        };
        Insert: {
          category_id: string;
          post_id: string;
        };
        Update: {
          category_id?: string;
          post_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "blog_post_categories_category_id_fkey";
            columns: ["category_id"];
            isOneToOne: false;
            referencedRelation: "blog_categories";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "blog_post_categories_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "blog_posts";
            referencedColumns: ["id"];
          },];
      };
      blog_post_tags: {
        Row: {
          post_id: string;
          tag_id: string;
        };
        Insert: {
          post_id: string;
          tag_id: string;
        };
        Update: {
          post_id?: string;
          tag_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "blog_post_tags_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "blog_posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "blog_post_tags_tag_id_fkey";
            columns: ["tag_id"];
            isOneToOne: false;
            referencedRelation: "blog_tags";
            referencedColumns: ["id"];
          },];
      };
      blog_posts: {
        Row: {
          author_id: string | null;
          content: string;
          created_at: string;
          excerpt: string | null;
          featured_image: string | null;
          id: string;
          published_at: string | null;
          slug: string;
          status: string;
          title: string;
          updated_at: string;
        };
        Insert: {
          author_id?: string | null;
          content: string;
          created_at?: string;
          excerpt?: string | null;
          featured_image?: string | null;
          id?: string;
          published_at?: string | null;
          slug: string;
          status?: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          author_id?: string | null;
          content?: string;
          created_at?: string;
          excerpt?: string | null;
          featured_image?: string | null;
          id?: string;
          published_at?: string | null;
          slug?: string;
          status?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "blog_posts_author_id_fkey";
            columns: ["author_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },];
      };
      blog_tags: {
        Row: {
          id: string;
          name: string;
          slug: string;
        };
        Insert: {
          id?: string;
          name: string;
          slug: string;
        };
        Update: {
          id?: string;
          name?: string;
          slug?: string;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          created_at: string;
          email: string;
          excerpt: string;
          id: string;
          is_spam: boolean;
          library_size: string;
          message: string;
          name: string;
          newsletter: boolean;
          read_at: string | null;
          search_text: string;
          software_used: string;
          station_call: string;
          station_format: string;
          submission: string | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          excerpt?: string;
          id?: string;
          is_spam?: boolean;
          library_size?: string;
          message: string;
          name: string;
          newsletter?: boolean;
          read_at?: string | null;
          search_text?: string;
          software_used?: string;
          station_call?: string;
          station_format?: string;
          submission?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          excerpt?: string;
          id?: string;
          is_spam?: boolean;
          library_size?: string;
          message?: string;
          name?: string;
          newsletter?: boolean;
          read_at?: string | null;
          search_text?: string;
          software_used?: string;
          station_call?: string;
          station_format?: string;
          submission?: string | null;
        };
        Relationships: [];
      };
      mail_outbox: {
        Row: {
          attempts: number;
          claimed_until: string | null;
          created_at: string;
          failed_at: string | null;
          headers: Json;
          html_body: string | null;
          id: string;
          last_answer: string | null;
          message_id: string | null;
          next_attempt_at: string | null;
          recipient: string;
          reply_to: string | null;
          sent_at: string | null;
          subject: string;
          text_body: string;
        };
        Insert: {
          attempts?: number;
          claimed_until?: string | null;
          created_at?: string;
          failed_at?: string | null;
          headers?: Json;
          html_body?: string | null;
          id?: string;
          last_answer?: string | null;
          message_id?: string | null;
          next_attempt_at?: string | null;
          recipient: string;
          reply_to?: string | null;
          sent_at?: string | null;
          subject: string;
          text_body: string;
        };
        Update: {
          attempts?: number;
          claimed_until?: string | null;
          created_at?: string;
          failed_at?: string | null;
          headers?: Json;
          html_body?: string | null;
          id?: string;
          last_answer?: string | null;
          message_id?: string | null;
          next_attempt_at?: string | null;
          recipient?: string;
          reply_to?: string | null;
          sent_at?: string | null;
          subject?: string;
          text_body?: string;
        };
        Relationships: [
          {
            foreignKeyName: "mail_outbox_message_id_fkey";
            columns: ["message_id"];
            isOneToOne: false;
            referencedRelation: "contact_messages";
            referencedColumns: ["id"];
          },];
      };
      newsletter_subscribers: {
        Row: {
          confirmed_at: string | null;
          consent_text: string;
          consented_at: string;
          email: string;
          id: string;
          opt_in_consent: string | null;
          opt_in_mailed_at: string | null;
          opt_in_mails: number;
          opt_in_token_hash: string | null;
          unsubscribe_token: string;
          unsubscribed_at: string | null;
        };
        Insert: {
          confirmed_at?: string | null;
          consent_text: string;
          consented_at?: string;
          email: string;
          id?: string;
          opt_in_consent?: string | null;
          opt_in_mailed_at?: string | null;
          opt_in_mails?: number;
          opt_in_token_hash?: string | null;
          unsubscribe_token?: string;
          unsubscribed_at?: string | null;
        };
        Update: {
          confirmed_at?: string | null;
          consent_text?: string;
          consented_at?: string;
          email?: string;
          id?: string;
          opt_in_consent?: string | null;
          opt_in_mailed_at?: string | null;
          opt_in_mails?: number;
          opt_in_token_hash?: string | null;
          unsubscribe_token?: string;
          unsubscribed_at?: string | null;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          first_name: string;
          id: string;
          last_name: string;
        };
        Insert: {
          first_name?: string;
          id: string;
          last_name?: string;
        };
        Update: {
          first_name?: string;
          id?: string;
          last_name?: string;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          role: string;
          user_id: string;
        };
        Insert: {
          role: string;
          user_id: string;
        };
        Update: {
          role?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "user_roles_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: true;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      claim_mails: {
        Args: { batch: number; lease_seconds: number };
        Returns: Database["public"]["Tables"]["mail_outbox"]["Row"][];
      };
      confirm_subscription: {
        Args: { token: string };
        Returns: string;
      };
      receive_enquiry: {
        Args: { enquiry: Json; mails: Json; subscription: Json; limits: Json };
        Returns: number;
      };
      request_subscription: {
        Args: { subscriber_email: string; consent: string; token_hash: string; mail: Json; address?: string };
        Returns: number;
      };
      retry_mail: {
        Args: { mail_id: string };
        Returns: boolean;
      };
      set_user_role: {
        Args: { target: string; new_role: string };
        Returns: undefined;
      };
      settle_mail: {
        Args: { mail_id: string; attempt: number; outcome: string; answer: string; next_attempt?: string };
        Returns: undefined;
      };
      unsubscribe: {
        Args: { token: string };
        Returns: boolean;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
