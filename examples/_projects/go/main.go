package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"mime"
	"net/http"
	"os"
	"strings"
	"time"
)

type message struct {
	Role string  `json:"role"`
	Text *string `json:"text"`
}

type chatRequest struct {
	Messages []message `json:"messages"`
	Model    string    `json:"model"`
}

type providerMessage struct {
	Role    string `json:"role"`
	Content string `json:"content"`
}

type httpError struct {
	status  int
	message string
}

func (e httpError) Error() string { return e.message }

var (
	origin      = env("ALLOWED_ORIGIN", "http://localhost:3000")
	providerURL = env("PROVIDER_URL", "https://api.openai.com/v1")
	models      = []string{"gpt-6-luna", "gpt-6.1-terra"}
	fileTypes   = []string{"image/png", "image/jpeg", "audio/mpeg", "application/pdf", "text/plain"}
	client      = &http.Client{Timeout: 60 * time.Second}
)

func env(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

func contains(list []string, value string) bool {
	for _, item := range list {
		if item == value {
			return true
		}
	}
	return false
}

func readMessages(w http.ResponseWriter, r *http.Request) (chatRequest, []providerMessage, error) {
	var body chatRequest
	r.Body = http.MaxBytesReader(w, r.Body, 64<<10)
	if err := json.NewDecoder(r.Body).Decode(&body); err != nil {
		return body, nil, httpError{400, "The request is not valid JSON or is too large."}
	}
	if len(body.Messages) == 0 || len(body.Messages) > 20 {
		return body, nil, httpError{400, "Send between 1 and 20 messages."}
	}
	var messages []providerMessage
	length := 0
	for _, item := range body.Messages {
		if item.Text == nil {
			continue
		}
		role := "assistant"
		if item.Role == "user" {
			role = "user"
		}
		length += len(*item.Text)
		messages = append(messages, providerMessage{role, *item.Text})
	}
	if len(messages) == 0 {
		return body, nil, httpError{400, "There is no text in the request."}
	}
	if length > 8000 {
		return body, nil, httpError{413, "The conversation is too long."}
	}
	return body, messages, nil
}

func reply(w http.ResponseWriter, status int, value any) error {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	return json.NewEncoder(w).Encode(value)
}

// 1. One JSON reply.
func chat(w http.ResponseWriter, r *http.Request) error {
	_, messages, err := readMessages(w, r)
	if err != nil {
		return err
	}
	last := messages[len(messages)-1].Content
	return reply(w, 200, map[string]string{"text": "You said: " + last})
}

// 2. A reply in parts (server-sent events).
func chatStream(w http.ResponseWriter, r *http.Request) error {
	_, messages, err := readMessages(w, r)
	if err != nil {
		return err
	}
	flusher, ok := w.(http.Flusher)
	if !ok {
		return errors.New("streaming is not supported")
	}
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-cache")
	last := messages[len(messages)-1].Content
	for _, word := range strings.Split("You said: "+last, " ") {
		data, _ := json.Marshal(map[string]string{"text": word + " "})
		fmt.Fprintf(w, "data: %s\n\n", data)
		flusher.Flush()
		select {
		case <-r.Context().Done(): // also when the user presses stop
			return nil
		case <-time.After(60 * time.Millisecond):
		}
	}
	return nil
}

// 3. Files in `files`, text in message1, message2, …; plain JSON when no file is attached.
func files(w http.ResponseWriter, r *http.Request) error {
	if kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type")); kind != "multipart/form-data" {
		if _, _, err := readMessages(w, r); err != nil {
			return err
		}
		return reply(w, 200, map[string]string{"text": "No file was attached."})
	}
	r.Body = http.MaxBytesReader(w, r.Body, 20<<20)
	if err := r.ParseMultipartForm(5 << 20); err != nil {
		return httpError{413, "The files are too large or not readable."}
	}
	defer r.MultipartForm.RemoveAll()
	uploads := r.MultipartForm.File["files"]
	if len(uploads) > 4 {
		return httpError{413, "Send at most 4 files."}
	}
	var names []string
	for _, upload := range uploads {
		if !contains(fileTypes, upload.Header.Get("Content-Type")) {
			return httpError{415, "This type of file is not accepted."}
		}
		names = append(names, fmt.Sprintf("%s (%d bytes)", upload.Filename, upload.Size))
	}
	return reply(w, 200, map[string]string{"text": "Received " + strings.Join(names, ", ") + "."})
}

// 4. Provider proxy: the key never leaves the server.
func assistant(w http.ResponseWriter, r *http.Request) error {
	body, messages, err := readMessages(w, r)
	if err != nil {
		return err
	}
	model := models[0]
	if contains(models, body.Model) {
		model = body.Model
	}
	unavailable := httpError{502, "The assistant is not available right now."}
	payload, err := json.Marshal(map[string]any{
		"model": model, "messages": messages, "max_completion_tokens": 2000,
	})
	if err != nil {
		return err
	}
	request, err := http.NewRequestWithContext(
		r.Context(), http.MethodPost, providerURL+"/chat/completions", bytes.NewReader(payload))
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Authorization", "Bearer "+os.Getenv("OPENAI_API_KEY"))
	response, err := client.Do(request)
	if err != nil {
		return unavailable
	}
	defer response.Body.Close()
	var result struct {
		Choices []struct {
			Message struct {
				Content string `json:"content"`
			} `json:"message"`
		} `json:"choices"`
	}
	if response.StatusCode != 200 || json.NewDecoder(response.Body).Decode(&result) != nil ||
		len(result.Choices) == 0 {
		return unavailable
	}
	return reply(w, 200, map[string]string{"text": result.Choices[0].Message.Content})
}

// CORS, the method, and errors as {error}, which the chat can show.
func post(handle func(http.ResponseWriter, *http.Request) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Access-Control-Allow-Origin", origin)
		w.Header().Set("Vary", "Origin")
		switch r.Method {
		case http.MethodOptions:
			w.Header().Set("Access-Control-Allow-Methods", "POST")
			w.Header().Set("Access-Control-Allow-Headers", "Content-Type")
			w.Header().Set("Access-Control-Max-Age", "600")
			w.WriteHeader(http.StatusNoContent)
			return
		case http.MethodPost:
		default:
			reply(w, http.StatusMethodNotAllowed, map[string]string{"error": "Use POST."})
			return
		}
		err := handle(w, r)
		if err == nil {
			return
		}
		status, text := 500, "The request failed."
		var known httpError
		if errors.As(err, &known) {
			status, text = known.status, known.message
		} else {
			log.Printf("%s %s: %T", r.Method, r.URL.Path, err) // never the body
		}
		reply(w, status, map[string]string{"error": text})
	}
}

func main() {
	mux := http.NewServeMux()
	mux.HandleFunc("/api/chat", post(chat))
	mux.HandleFunc("/api/chat-stream", post(chatStream))
	mux.HandleFunc("/api/files", post(files))
	mux.HandleFunc("/api/assistant", post(assistant))
	server := &http.Server{
		Addr:              ":" + env("PORT", "8080"),
		Handler:           mux,
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       60 * time.Second,
	}
	log.Println("Listening on " + server.Addr)
	log.Fatal(server.ListenAndServe())
}
